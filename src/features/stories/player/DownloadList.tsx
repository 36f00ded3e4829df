import { Download } from 'lucide-react';
import type { RecordingView } from '#features/stories/recordings/recording.ts';
import { fileSizeLabel, fillIn } from '#site/words.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type { StoryPageFile } from '../story-page.schema.ts';
import styles from './download-list.module.css';

/** What a file of a type holds, as those know it who choose one. */
const codecs: Readonly<Record<string, string>> = {
  'audio/ogg': 'Opus',
  'audio/mp4': 'AAC',
  'video/webm': 'WebM',
  'video/mp4': 'MP4',
};

interface Props {
  words: StoryPageFile['downloads'];
  /** The people heard, as one line. */
  name: string;
  recording: RecordingView;
}

/** The files of a recording, each with its type and size. */
export function DownloadList({ words, name, recording }: Props) {
  const { kind, sources, captions, captionsBytes } = recording;
  const files = sources.map(({ src, type, bytes }) => ({
    src,
    label: fillIn(words[kind], { codec: codecs[type] ?? type, size: fileSizeLabel(bytes) }),
  }));
  return (
    <ul className={styles.files} role="list" aria-label={`${words.title}: ${name}`}>
      {[
        ...files,
        { src: captions, label: fillIn(words.captions, { size: fileSizeLabel(captionsBytes) }) },
      ].map(({ src, label }) => (
        <li key={src}>
          <a className={styles.file} href={src} download="">
            <Icon of={Download} /> {words.title} {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
