/** A folder whose code is mutated, and where the tests stand that must notice. */
export interface Target {
  folder: string;
  tests: readonly string[];
}

const features = "backend/features";

/** The quick ones first. */
export const targets: readonly Target[] = [
  { folder: "app/ui/rules", tests: ["app/ui/rules"] },
  { folder: `${features}/payments/gateways`, tests: [`${features}/payments/gateways`] },
  { folder: `${features}/cart`, tests: [`${features}/cart`] },
  {
    folder: `${features}/checkout`,
    tests: [`${features}/checkout`, `${features}/orders/placing`],
  },
  { folder: `${features}/payments`, tests: [`${features}/payments`] },
  { folder: `${features}/auth`, tests: [`${features}/auth`, `${features}/users`] },
  { folder: `${features}/orders`, tests: [`${features}/orders`, `${features}/payments`] },
];

const holds = (folder: string, path: string) => path === folder || path.startsWith(`${folder}/`);

/** The folders within a target that are targets of their own. */
export function innerFolders({ folder }: Target): string[] {
  return targets
    .filter((inner) => inner.folder !== folder && holds(folder, inner.folder))
    .map((inner) => inner.folder);
}

/** What to mutate of each target: all of it, or what of `only` lies in it; folders of several take all of each. */
export function wantedOf(only: readonly string[]): { target: Target; mutate: string[] }[] {
  return targets.flatMap((target) => {
    const { folder } = target;
    const isWhole = only.length === 0 || only.some((path) => holds(path, folder));
    const within = only.filter(
      (path) => holds(folder, path) && !innerFolders(target).some((inner) => holds(inner, path)),
    );
    const mutate = isWhole ? [folder] : within;
    return mutate.length > 0 ? [{ target, mutate }] : [];
  });
}
