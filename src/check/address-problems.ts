import { isHttps, urlOf } from '#content/address.ts';
import { bodyField } from '#content/form-walk.ts';
import { type Entry, problemAt, problemInBody } from './entry.ts';
import { displayValue, type Problem, type ProblemText } from './problem.ts';

/**
 * Problems of addresses that were copied from somewhere on the way instead of from the page: out of
 * the results of a search, a mail, a newsletter, a library, a shared drive, a video room. Those
 * that may be meant are warnings.
 */
export function addressProblems(entry: Entry): Problem[] {
  const inFields = entry.fields.flatMap(({ path, value, field }) => {
    if (field.is !== 'text' || field.shape !== undefined || typeof value !== 'string') return [];
    return addressesIn(value).flatMap(({ address }) =>
      told(address, value, (found, text) => problemAt(entry, path, found, text)),
    );
  });
  const inBody = addressesIn(entry.raw.body).flatMap(({ address, index }) =>
    told(address, bodyField, (found, text) =>
      problemInBody(entry, index, displayValue(found), text),
    ),
  );
  return [...inFields, ...inBody];
}

/** Returns the addresses of a text; a text that is one address is that, with its brackets. */
function addressesIn(text: string): { address: string; index: number }[] {
  if (isHttps(text)) return [{ address: text, index: 0 }];
  if (!text.includes('https://')) return [];
  return [...text.matchAll(/https:\/\/[^\s<>"“”)\]]+/g)].map(({ 0: address, index }) => ({
    address: address.replace(/[.,;:!?’']+$/, ''),
    index,
  }));
}

function told(
  address: string,
  around: string,
  problemOf: (found: string, text: ProblemText) => Problem,
): Problem[] {
  const found = findingFor(address);
  if (!found) return [];
  const { message, fix, isWarning } = found;
  const words = address === around || around === bodyField ? message : `“${address}”: ${message}`;
  const problem = problemOf(address, { message: words, fix });
  return [isWarning ? { ...problem, isWarning } : problem];
}

type AddressFinding = ProblemText & { isWarning?: true };

function findingFor(address: string): AddressFinding | undefined {
  const url = urlOf(address);
  if (!url) return undefined;
  const way = wayOf(url);
  if (way !== undefined) {
    const target = targetOf(url);
    const fix =
      target === undefined
        ? 'Open it, and copy the address of the page that comes.'
        : `Write ${withoutMarks(target)}.`;
    return { message: `leads over ${way}, which sees who follows it`, fix };
  }
  const rule = places.find(({ matches }) => matches.test(placeOf(url)));
  if (rule) return rule;
  const clean = withoutMarks(address);
  if (clean === address) return undefined;
  return {
    message: 'tells by marks behind the ? where it was copied from, and who clicks is counted',
    fix: `Write ${clean}.`,
    isWarning: true,
  };
}

/** Host and path, without `www.`. */
function placeOf({ hostname, pathname }: URL): string {
  return `${hostname.replace(/^www\./, '')}${pathname}`;
}

/** Services that stand between a link and its page, by host and path. */
const ways: readonly { matches: RegExp; name: string }[] = [
  { matches: /^google\.[a-z.]+\/(?:url$|amp\/)/, name: 'Google' },
  { matches: /\.safelinks\.protection\.outlook\.com\//, name: 'Outlook' },
  { matches: /^lm?\.(?:facebook|instagram)\.com\//, name: 'Facebook' },
  { matches: /^linkedin\.com\/(?:redir|safety)\//, name: 'LinkedIn' },
  { matches: /^youtube\.com\/redirect$/, name: 'YouTube' },
  { matches: /^slack-redir\.net\//, name: 'Slack' },
  { matches: /^urldefense\.(?:com|proofpoint\.com)\//, name: 'the guard of somebody’s mail' },
  { matches: /\.list-manage\d?\.com\/track\//, name: 'a newsletter' },
  { matches: /\bsendgrid\.net\/(?:ls\/)?click/, name: 'a newsletter' },
];

function wayOf(url: URL): string | undefined {
  return ways.find(({ matches }) => matches.test(placeOf(url)))?.name;
}

/** The page that such a service leads to, where its address says so. */
function targetOf({ pathname, searchParams }: URL): string | undefined {
  const inQuery = ['url', 'q', 'u', 'target'].map((name) => searchParams.get(name) ?? '');
  const [, inPath = ''] = /\/__(https:\/\/.+?)__;/.exec(pathname) ?? [];
  const [, amp] = /^\/amp\/s\/(.+)$/.exec(pathname) ?? [];
  const inAmp = amp === undefined ? '' : `https://${amp}`;
  return [...inQuery, inPath, inAmp].find(isHttps);
}

/** Matches the names of marks by which newsletters, networks and programs count clicks. */
const mark =
  /^(?:utm_\w+|fbclid|gclid|dclid|msclkid|igsh(?:id)?|mc_[ce]id|_hs(?:enc|mi)|mkt_tok|trk|__s)$/;

/** An address without such marks. */
function withoutMarks(address: string): string {
  const url = urlOf(address);
  if (!url) return address;
  const isVideo = /(?:^|\.)youtu\.?be(?:\.com)?$/.test(url.hostname);
  const marks = [...url.searchParams.keys()].filter(
    (name) => mark.test(name) || (isVideo && name === 'si'),
  );
  if (marks.length === 0) return address;
  for (const name of marks) url.searchParams.delete(name);
  return url.href;
}

/** Places that are not for everybody, by host and path. */
const places: readonly (AddressFinding & { matches: RegExp })[] = [
  {
    matches: /^[^/]*(?:ezproxy|libproxy|proxy\.lib|idm\.oclc\.org)/,
    message: 'leads through a library, which lets only its own readers in',
    fix: 'Write the address of the publisher, or that of the DOI: https://doi.org/ and the number.',
  },
  {
    matches:
      /^(?:mail\.google\.com|outlook\.(?:live|office|office365)\.com|studio\.youtube\.com)\/|^[^/]+\/wp-admin\//,
    message: 'is a page that only you can open, after you have logged in',
    fix: 'Open the page as visitors see it, and copy its address from there.',
  },
  {
    matches:
      /^(?:[^/]+\.sharepoint\.com|onedrive\.live\.com|1drv\.ms|(?:drive|docs)\.google\.com|(?:[^/]+\.)?dropbox\.com|(?:[^/]+\.)?box\.com|icloud\.com|notion\.so)\//,
    message: 'lies on a shared drive, which often only a colleague can open',
    fix: 'Open it in a private window. If a page asks to log in, write another address.',
    isWarning: true,
  },
  {
    matches:
      /^(?:[^/]*\.)?(?:zoom\.us\/(?:j|my|s|wc)\/|webex\.com\/(?:meet|join)\/)|^meet\.google\.com\/|^teams\.(?:microsoft|live)\.com\/(?:l\/)?meet/,
    message: 'opens the video room itself, so that anybody can come in without asking',
    fix: 'Send it in a message to those who have a place. Write the page of the event here, or leave this empty.',
    isWarning: true,
  },
  {
    matches:
      /^(?:bit\.ly|t\.co|tinyurl\.com|lnkd\.in|ow\.ly|goo\.gl|buff\.ly|is\.gd|rb\.gy|t\.ly|shorturl\.at)\//,
    message: 'is a short address, of which nobody sees where it leads',
    fix: 'Open it, and copy the address of the page that comes.',
    isWarning: true,
  },
];
