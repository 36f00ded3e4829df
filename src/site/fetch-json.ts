/** The JSON of an address. Rejects where it does not come, with a sentence that names it. Its form is not checked: it is one of ours. */
export async function fetchJson<Value>(href: string): Promise<Value> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}`);
  return answer.json();
}
