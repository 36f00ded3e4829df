/** Folder of the built site: `dist`, or the one a build by hand was sent to. */
export const outDir = process.env['CHV_OUT_DIR'] ?? 'dist';

/** Folder beside it that tells every server how to serve it. It is never served itself. */
export const hostingDir = `${outDir}-hosting`;
