/** Size at which a preview is shown, in CSS pixels: half of its own. */
export const previewShown = { width: 136, height: 176 } as const;
