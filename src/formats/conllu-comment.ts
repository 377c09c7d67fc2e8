/** The value of `# text = …` among the comments. */
export function commentValue(comments: readonly string[], key: string): string | undefined {
  const start = `# ${key} = `;
  return comments.find((comment) => comment.startsWith(start))?.slice(start.length);
}
