import { type FormEvent, useState } from 'react';
import { problemSentence } from '#check/problem.ts';
import { idPattern, idTexts } from '#check/problem-words.ts';
import { slug } from '#site/words.ts';
import { Button, ButtonRow } from '#ui/button/Button.tsx';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import type { KindSummary } from '../../protocol.ts';
import { entryHref, goTo } from '../address.tsx';
import { InputField } from '../Page.tsx';

/**
 * The dialog that asks for the title of a new entry, proposes its id, and opens its form. Nothing
 * is written before the form is saved.
 */
export function NewEntry({ kind, onClose }: { kind: KindSummary; onClose: () => void }) {
  const [name, setName] = useState('');
  const [ownId, setOwnId] = useState<string>();
  const [wasTried, setTried] = useState(false);
  const id = ownId ?? proposedId(name);
  const taken = kind.entries.map((entry) => entry.id);
  const problem = idProblem(id, taken, kind.reserved);
  const label = kind.titleLabel;
  const isNameMissing = label !== undefined && name.trim() === '';
  const nameError = wasTried && isNameMissing ? `Write the ${label.toLowerCase()}.` : undefined;
  const idError = id !== '' || (wasTried && !nameError) ? problem : undefined;

  function begin(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    if (isNameMissing) return document.getElementById('new-name')?.focus();
    if (problem) return document.getElementById('new-id')?.focus();
    goTo(`${entryHref({ kind: kind.name, id })}?${new URLSearchParams({ name: name.trim() })}`);
  }
  return (
    <Dialog title={`New ${kind.singular}`} onClose={onClose}>
      <form className="stack gap-y-5" onSubmit={begin} noValidate>
        {label !== undefined && (
          <InputField
            id="new-name"
            label={label}
            error={nameError}
            data-first-focus=""
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
        <InputField
          id="new-id"
          label="Address"
          hint="The last part of the page’s address. It cannot be changed later, since links would break."
          error={idError}
          autoComplete="off"
          spellCheck={false}
          value={id}
          onChange={({ target }) => setOwnId(target.value)}
        />
        <ButtonRow>
          <Button tone="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Begin</Button>
        </ButtonRow>
      </form>
    </Dialog>
  );
}

/** Match the titles before a name and the degrees after it, which are no part of an id. */
const titles = /^(dr|prof|mr|mrs|ms|mx|rev)\.?\s+/i;
const degrees = /,.*$/;

/**
 * The id that is proposed for a new entry: its name without title, degrees and accents, in lower
 * case with hyphens. For "Dr. Ana María Reyes, RN" it is `ana-maria-reyes`. Empty where the name
 * has no letter or digit.
 */
export function proposedId(name: string): string {
  let bare = name.trim().replace(degrees, '');
  while (titles.test(bare)) bare = bare.replace(titles, '');
  const spelled = bare
    .replaceAll('ß', 'ss')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[łŁ]/g, 'l')
    .replaceAll(/[æÆ]/g, 'ae')
    .replaceAll(/[’'‘]/g, '');
  return slug(spelled);
}

/**
 * The reason for which a new entry cannot have an id; undefined where it can. `taken` are the ids
 * of other entries, `reserved` those of pages of the site.
 */
export function idProblem(
  id: string,
  taken: readonly string[],
  reserved: readonly string[],
): string | undefined {
  if (!idPattern.test(id)) return idTexts.wrongSign(slug(id) || 'a-new-name').fix;
  if (taken.includes(id)) return `There is “${id}” already. Add a middle name or a place.`;
  if (reserved.includes(id)) return problemSentence(idTexts.reserved(id, reserved));
  return undefined;
}
