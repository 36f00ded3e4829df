import { changesHref } from './changes/changes-feed.ts';
import { claimsFileHref } from './data/claims-file.ts';

interface Props {
  title: string;
}

/** Tells feed readers where the changes are, and machines where the claims are as data; for the head of the page. */
export function ChangesFeedLink({ title }: Props) {
  return (
    <>
      <link rel="alternate" type="application/atom+xml" title={title} href={changesHref} />
      <link rel="alternate" type="application/json" href={claimsFileHref} />
    </>
  );
}
