/** Short numbers that a phone calls: emergency, a place to go, the lifeline. */
const callNumber = /\b(911|211|988)\b/;

/** A sentence in which 911, 211 and 988 are links that call. */
export function TextWithCalls({ text }: { text: string }) {
  let at = 0;
  return text.split(callNumber).map((part) => {
    const key = at;
    at += part.length;
    if (!callNumber.test(part) || part.length !== 3) return part;
    return (
      <a key={key} href={`tel:${part}`}>
        {part}
      </a>
    );
  });
}
