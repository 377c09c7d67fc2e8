/** Error code of the system -> what a reader makes of it. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: "permission denied",
  EISDIR: "it is a folder",
  ENOENT: "no such file",
  ENOSPC: "no space left on the device",
  EROFS: "the file system is read-only",
};

export function reasonOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  return code === undefined ? String(error) : (reasons[code] ?? code);
}
