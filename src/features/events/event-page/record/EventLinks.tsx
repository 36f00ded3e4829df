import { eventsFileHref } from './events-hrefs.ts';

interface Props {
  /** Name and path of a calendar file: of the event, or of all. */
  title: string;
  file: string;
}

/** Tells machines where events are as data, and as a calendar; for the head of a page. */
export function EventLinks({ title, file }: Props) {
  return (
    <>
      <link rel="alternate" type="text/calendar" title={title} href={file} />
      <link rel="alternate" type="application/json" href={eventsFileHref} />
    </>
  );
}
