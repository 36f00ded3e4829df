/** Why a package may run a script of its own when it is installed (`allowScripts` in package.json). */
export const reasons: Readonly<Record<string, string>> = {
  node: 'It puts the Node for this machine, which comes from the same registry with a hash, into its place (decision 8).',
};
