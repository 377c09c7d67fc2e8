/** A line on stderr while work goes on; nothing where stderr is no terminal. */
export interface Progress {
  add(amount: number): void;
  end(): void;
}

/** For work whose result goes to the same terminal. */
export const silent: Progress = { add() {}, end() {} };

const refreshMilliseconds = 100;
const width = 30;

export function createProgress(label: string, total: number): Progress {
  if (!process.stderr.isTTY) return silent;
  const start = Date.now();
  let done = 0;
  let shown = 0;
  const draw = () => {
    const share = total === 0 ? 1 : Math.min(1, done / total);
    const filled = Math.round(share * width);
    const seconds = (Date.now() - start) / 1000;
    const left = share > 0.01 ? ` ${Math.ceil(seconds / share - seconds)} s left` : "";
    const bar = `${"█".repeat(filled)}${"░".repeat(width - filled)}`;
    process.stderr.write(`\r\u001b[K${label} ${bar} ${Math.floor(share * 100)} %${left}`);
  };
  return {
    add(amount) {
      done += amount;
      const now = Date.now();
      if (now - shown < refreshMilliseconds) return;
      shown = now;
      draw();
    },
    end() {
      if (shown > 0) process.stderr.write("\r\u001b[K");
    },
  };
}
