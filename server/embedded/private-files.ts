import { NodeFS } from "@electric-sql/pglite/nodefs";

type Init = NodeFS["init"];
type Options = Parameters<Init>[1];

/** What PGlite asks of its file system when it makes a file or a folder, and when it sets a mode. */
interface NodeOps {
  mknod(parent: unknown, name: string, mode: number, device: number): unknown;
  setattr(node: unknown, attributes: { mode?: number }): void;
}

const owners = (mode: number) => mode & ~0o077;

/**
 * The database's files for this user alone. PGlite makes them writable for everybody, whatever the process's
 * umask: it sets each file's mode after making it.
 */
export class PrivateFiles extends NodeFS {
  override init(pg: Parameters<Init>[0], options: Options): ReturnType<Init> {
    return super.init(pg, { ...options, preRun: [...(options.preRun ?? []), keepPrivate] });
  }
}

const keepPrivate: NonNullable<Options["preRun"]>[number] = ({ FS }) => {
  const { node_ops: ops } = FS.filesystems.NODEFS as unknown as { node_ops: NodeOps };
  const { mknod, setattr } = ops;
  ops.mknod = (parent, name, mode, device) => mknod(parent, name, owners(mode), device);
  ops.setattr = (node, { mode, ...others }) =>
    setattr(node, { ...others, ...(mode !== undefined && { mode: owners(mode) }) });
};
