/**
 * What to call each system: the name of its file or, where names are the same, as much of the path as tells them
 * apart; a file named twice gets a number.
 *
 * `a/run.txt b/run.txt` -> `a/run.txt b/run.txt`, `out/run.txt out/run.txt` -> `run.txt` `run.txt (2)`
 */
export function systemNames(paths: readonly string[]): string[] {
  const different = [...new Set(paths)];
  const longest = Math.max(...different.map((path) => partsOf(path).length));
  let depth = 1;
  while (depth < longest && new Set(different.map((path) => tailOf(path, depth))).size < different.length)
    depth++;
  return paths.map((path, i) => {
    const earlier = paths.slice(0, i).filter((other) => other === path).length;
    return tailOf(path, depth) + (earlier === 0 ? "" : ` (${earlier + 1})`);
  });
}

function partsOf(path: string): string[] {
  return path.split(/[\\/]/);
}

function tailOf(path: string, depth: number): string {
  return partsOf(path).slice(-depth).join("/");
}
