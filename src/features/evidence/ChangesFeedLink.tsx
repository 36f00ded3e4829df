import { changesHref } from './changes/changes-feed.ts';

interface Props {
  title: string;
}

/** Tells feed readers where the changes are; for the head of the page. */
export function ChangesFeedLink({ title }: Props) {
  return <link rel="alternate" type="application/atom+xml" title={title} href={changesHref} />;
}
