export interface KeptRow {
  names: readonly string[];
  why: string;
  lasts: string;
}

interface KeptTableProps {
  /** The id of the heading that names it. */
  labelledBy: string;
  words: { name: string; why: string; lasts: string };
  rows: readonly KeptRow[];
}

/** What is kept, one kind a row; on small screens each row is a block of its own. */
export function KeptTable({ labelledBy, words, rows }: KeptTableProps) {
  return (
    <table className="kept" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.why}</th>
          <th scope="col">{words.lasts}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ names, why, lasts }) => (
          <tr key={names.join()}>
            <th scope="row">
              {names.map((name) => (
                <code key={name} dir="ltr">
                  {name}
                </code>
              ))}
            </th>
            <td>{why}</td>
            <td>{lasts}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
