/** Stories that Firefox is not asked, since the way it is driven cannot set them up; each with the reason. */
export const leftOut: readonly { title: RegExp; because: string }[] = [];

/** Stories that stand for all in the test command: one for each thing Firefox might do otherwise. */
export const few: readonly RegExp[] = [];
