/** Gives a form the case of its lemma: Google -> Googled, STOP -> STOPPED, OK -> OK'd. */
export function likeLemma(form: string, lemma: string, lower: string): string {
  if (lower.length !== lemma.length) return form;
  let same = 0;
  while (same < lower.length && form[same] === lower[same]) same++;
  const shouted = lemma.length > 2 && lemma === lemma.toUpperCase();
  if (shouted) return form.toUpperCase();
  if (same > 0) return lemma.slice(0, same) + form.slice(same);
  const [first = ""] = form;
  return lemma[0] === lower[0] ? form : first.toUpperCase() + form.slice(first.length);
}
