import type { SpeakerView } from './speaker.ts';
import styles from './speaker-credit.module.css';

interface Props {
  speaker: SpeakerView;
}

/** Whose words these are: the name as the way to the profile, the profession, the place of work. */
export function SpeakerCredit({ speaker: { name, href, title, organization } }: Props) {
  return (
    <>
      <a className={styles.name} href={href}>
        {name}
      </a>
      , {title}, {organization}
    </>
  );
}
