import { ResourcesHead } from '#features/library/resources/ResourcesHead.tsx';
import { Band, Split, Stack } from '#ui/band/Band.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { RuledList } from '#ui/ruled-list/RuledList.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { KeyMessageList } from './KeyMessageList.tsx';
import type { KeyMessageView } from './key-message.ts';
import type { KeyMessagesPageFile } from './key-messages-page.schema.ts';

interface Props {
  page: KeyMessagesPageFile;
  path: string;
  messages: readonly KeyMessageView[];
  /** Where a copied message was found, as its last line says. */
  from: string;
}

/** The key messages: how to use them, the five of them, and how to say them (specification section 2). */
export function KeyMessagesPage({ page, path, messages, from }: Props) {
  const { title, lede, introduction, listTitle, sayIt } = page;
  return (
    <>
      <ResourcesHead title={title} lede={lede} path={path} />
      <Band>
        <Split columns="6-6">
          {introduction.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Split>
      </Band>
      <Band labelledBy="messages">
        <h2 className="visually-hidden" id="messages">
          {listTitle}
        </h2>
        <KeyMessageList messages={messages} words={page.forms} from={from} />
      </Band>
      <Band ground="warm" labelledBy="say-it">
        <Split columns="4-8">
          <SectionHead id="say-it" title={sayIt.title} />
          <Stack>
            <RuledList items={sayIt.tips} />
            <ArrowLink href="/resources/rapid-response">{sayIt.link}</ArrowLink>
          </Stack>
        </Split>
      </Band>
    </>
  );
}
