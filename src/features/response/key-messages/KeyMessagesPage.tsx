import { ClaimFigure } from '#features/evidence/claims/ClaimFigure.tsx';
import { ResourcesHead } from '#features/library/ResourcesHead.tsx';
import type { NavLink } from '#site/navigation.ts';
import { fillIn, lowerFirst } from '#site/words.ts';
import { Band, Split, Stack } from '#ui/band/Band.tsx';
import { HeadedBand } from '#ui/band/HeadedBand.tsx';
import { ArrowLink } from '#ui/button/ArrowLink.tsx';
import { StillCopyButton } from '#ui/copy-button/StillCopyButton.tsx';
import { RuledList } from '#ui/ruled-list/RuledList.tsx';
import type { KeyMessagesPageFile } from '../response.table.ts';
import { type KeyMessageView, keyMessageText } from './key-message.ts';
import styles from './key-messages.module.css';

interface Props {
  page: KeyMessagesPageFile;
  path: string;
  /** The pages of the resources that have a tab. */
  tabs: readonly NavLink[];
  messages: readonly KeyMessageView[];
  /** The last line of a copied message: where it was copied from. */
  from: string;
}

/**
 * The key messages: how to use them, the messages, and how to say them (specification section 2).
 */
export function KeyMessagesPage({ page, path, tabs, messages, from }: Props) {
  const { title, lede, introduction, listTitle, sayIt } = page;
  return (
    <>
      <ResourcesHead title={title} lede={lede} path={path} tabs={tabs} />
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
        <KeyMessageList messages={messages} page={page} from={from} />
      </Band>
      <HeadedBand id="say-it" title={sayIt.title} ground="warm">
        <Stack>
          <RuledList items={sayIt.tips} />
          <ArrowLink href="/resources/rapid-response">{sayIt.link}</ArrowLink>
        </Stack>
      </HeadedBand>
    </>
  );
}

function KeyMessageList({ messages, page, from }: Omit<Props, 'path' | 'tabs'>) {
  const words = page.forms;
  return (
    <ul className={styles.list} role="list">
      {messages.map((message) => (
        <li key={message.title} className={`stack gap-y-5 ${styles.message}`}>
          <h3 className={styles.title}>{message.title}</h3>
          {(['short', 'long'] as const).map((form) => {
            const inName = { length: lowerFirst(words[form]), message: message.title };
            return (
              <div key={form} className={`stack gap-y-2 ${styles.form}`}>
                <h4>{words[form]}</h4>
                <StillCopyButton
                  what={fillIn(words.copy, inName)}
                  text={keyMessageText(message, message[form], words.source, from)}
                />
                <p>{message[form]}</p>
              </div>
            );
          })}
          <div className={`stack gap-y-2 ${styles.evidence}`}>
            <h4>{words.evidence}</h4>
            <ClaimFigure claim={message.evidence} />
          </div>
        </li>
      ))}
    </ul>
  );
}
