import type { DangerWords, DoorId } from '#site/danger/danger-words.schema.ts';
import { TextWithCalls } from '#ui/call-links/TextWithCalls.tsx';

interface Props {
  words: Pick<DangerWords, 'notice' | 'doors' | 'despair'>;
  language: 'en' | 'es';
}

/** The box with 988: call, text, the sentence in the other language. */
export function DespairBox({ words, language }: Props) {
  const { title, text, call, message } = words.despair[language];
  const other = language === 'en' ? 'es' : 'en';
  return (
    <section className="danger-box stack gap-y-2" aria-label={title}>
      <p className="semibold">{title}</p>
      <p>
        <TextWithCalls text={text} />
      </p>
      <p className="cluster gap-x-3 gap-y-2">
        <a className="danger-call" href="tel:988" data-result="">
          {call}
        </a>
        <a className="danger-call" href="sms:988" data-result="">
          {message}
        </a>
      </p>
      <p className="small" lang={other}>
        {words.despair[other].short}
      </p>
    </section>
  );
}

/** The call for help, and the pages on what to do now in the order of `doors`. */
export function DoorsBox({ words, language, doors }: Props & { doors: readonly DoorId[] }) {
  const notice = words.notice[language];
  return (
    <section className="danger-box stack gap-y-2" aria-label={notice}>
      <p>
        <TextWithCalls text={notice} />
      </p>
      <ul role="list">
        {doors.map((id) => {
          const door = words.doors.find((candidate) => candidate.id === id)?.[language];
          return (
            door && (
              <li key={id} data-door={id}>
                <a className="danger-door" href={door.href} data-result="">
                  {door.label}
                </a>
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
