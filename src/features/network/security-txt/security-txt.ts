/**
 * Returns the text of `security.txt` (RFC 9116): where to report a security problem of this site,
 * whose origin is `base`. It expires a year after the first day of the month of the build, as
 * section 2.5.5 advises, so that the file of a site that nobody builds anymore runs out.
 */
export function securityTxt({ email, base, today }: { email: string; base: URL; today: Date }) {
  const end = new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth()));
  return [
    `Contact: mailto:${email}`,
    `Expires: ${end.toISOString().slice(0, 19)}Z`,
    'Preferred-Languages: en',
    `Canonical: ${new URL('/.well-known/security.txt', base)}`,
    '',
  ].join('\r\n');
}
