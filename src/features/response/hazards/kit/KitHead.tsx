import { home, resources } from '#site/navigation.ts';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { guideHref } from '../hazard.ts';
import { KitTools } from './KitTools.tsx';
import type { KitView } from './kit.ts';
import type { KitPageFile } from './kit-page.schema.ts';

interface Props {
  kit: Pick<KitView, 'name' | 'introduction' | 'href'>;
  words: KitPageFile['tools'];
  /** Title of the guide above. */
  guide: string;
  /** The whole kit as plain text. */
  text: string;
}

/** The top of a kit: below the guide, with the ways to take it along. */
export function KitHead({ kit: { name, introduction, href }, words, guide, text }: Props) {
  return (
    <PageHead
      title={name}
      lede={introduction}
      isLow
      crumbs={[home, resources, { label: guide, href: guideHref }]}
      action={<KitTools words={words} text={text} file={`${href}.txt`} />}
    />
  );
}
