import { home, media } from '#site/navigation.ts';
import { BackLink } from '#ui/button/BackLink.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { KitFiles } from './KitFiles.tsx';
import { MediaGuidelines } from './MediaGuidelines.tsx';
import type { KitPart } from './media-kit.ts';
import type { MediaKitPageFile } from './media-kit-page.schema.ts';

const inquiries = { label: 'Media inquiries', href: '/media-inquiries' };

interface Props {
  page: MediaKitPageFile;
  brand: KitPart;
  materials: KitPart;
}

/** Media kit: the files, and what may be done with them (specification section 2). */
export function MediaKitPage({ page, brand, materials }: Props) {
  return (
    <>
      <PageHead title={page.title} lede={page.lede} crumbs={[home, media, inquiries]}>
        <BackLink href={inquiries.href}>{page.back}</BackLink>
      </PageHead>
      <KitFiles id="brand" part={brand} />
      <KitFiles id="materials" part={materials} />
      <MediaGuidelines
        title={page.usage.title}
        lede={page.usage.lede}
        lists={[page.permitted, page.requirements]}
        ground="warm"
      />
    </>
  );
}
