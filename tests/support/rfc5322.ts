/** The parts of a draft file. Header names are in lower case; the body keeps its line ends. */
interface ReadDraft {
  headers: ReadonlyMap<string, string>;
  subject: string;
  body: string;
}

/**
 * Reads a draft file as RFC 5322 (lines, headers, folding), RFC 2047 (subject) and RFC 2045
 * (base64) define it, independently of the code that writes one. Throws on everything that they do
 * not allow.
 */
export function readDraftFile(file: string): ReadDraft {
  if (!/^(?:[\x20-\x7E]|\r\n)*$/.test(file)) refuse('bytes beyond ASCII and CRLF', file);
  const end = file.indexOf('\r\n\r\n');
  if (end < 0 || !file.endsWith('\r\n')) refuse('no empty line after the headers', file);
  const lines = file.slice(0, end).split('\r\n');
  for (const line of lines) {
    if (line.length > 78) refuse('a header line above 78', line);
    if (line.includes('=?') && line.length > 76) refuse('encoded words above 76', line);
  }
  const headers = new Map<string, string>();
  for (const field of lines.join('\r\n').split(/\r\n(?![ ])/)) {
    const { name = '', value = '' } =
      /^(?<name>[!-9;-~]+): (?<value>[\s\S]*)$/.exec(field)?.groups ?? refuse('no header', field);
    if (headers.has(name.toLowerCase())) refuse('a header twice', name);
    headers.set(name.toLowerCase(), value);
  }
  const subject = decodedWords(headers.get('subject') ?? refuse('no subject', file));
  if (headers.get('content-type') !== 'text/plain; charset=utf-8') refuse('another type', file);
  if (headers.get('content-transfer-encoding') !== 'base64') refuse('another encoding', file);
  return { headers, subject, body: decodedBody(file.slice(end + 4)) };
}

/** White space between two encoded words is not part of the text (RFC 2047, 6.2). */
function decodedWords(field: string): string {
  if (field === '') return '';
  return field
    .split('\r\n ')
    .map((word) => {
      if (word.length > 75) refuse('an encoded word above 75', word);
      return decodeBase64(
        /^=\?UTF-8\?B\?(.*)\?=$/.exec(word)?.[1] ?? refuse('no encoded word', word),
      );
    })
    .join('');
}

function decodedBody(part: string): string {
  const lines = part.split('\r\n').slice(0, -1);
  for (const line of lines) if (line.length > 76 || line === '') refuse('a base64 line', line);
  const text = decodeBase64(lines.join(''));
  if (/\r(?!\n)|(?<!\r)\n/.test(text)) refuse('a line end that is not CRLF', text);
  return text;
}

function decodeBase64(base64: string): string {
  const octets = Buffer.from(base64, 'base64');
  if (octets.toString('base64') !== base64) refuse('not base64', base64);
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(octets);
}

function refuse(reason: string, what: string): never {
  throw new Error(`${reason}: ${JSON.stringify(what.slice(0, 200))}`);
}
