import { Band } from '#ui/band/Band.tsx';
import { Split } from '#ui/band/Split.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { EmbedCode } from './EmbedCode.tsx';
import type { Embed } from './embed-code.ts';
import type { EmbedsFile } from './embeds.schema.ts';

interface Props {
  heading: { title: string; text: string };
  words: EmbedsFile['code'];
  embed: Embed;
}

/** The end of a page whose card other sites may show. Not on paper. */
export function EmbedBand({ heading, words, embed }: Props) {
  return (
    <div data-print="none">
      <Band ground="surface" labelledBy="embed">
        <Split columns="4-8">
          <SectionHead id="embed" title={heading.title} lede={heading.text} />
          <EmbedCode words={words} embed={embed} />
        </Split>
      </Band>
    </div>
  );
}
