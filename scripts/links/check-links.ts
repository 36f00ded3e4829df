import { type Asking, askLink, type LinkFinding } from './ask-link.ts';
import { byHost } from './by-host.ts';

/** Asks for every link, one host at a time and one question at a time, with a pause between two of one host. */
export async function checkLinks(
  urls: Iterable<string>,
  asking: Asking,
  saw: (finding: LinkFinding) => void,
): Promise<LinkFinding[]> {
  const findings: LinkFinding[] = [];
  for (const ofHost of byHost(urls).values()) {
    for (const [place, url] of ofHost.entries()) {
      if (place > 0) await asking.wait(asking.pause);
      const finding = await askLink(url, asking);
      saw(finding);
      findings.push(finding);
    }
  }
  return findings;
}
