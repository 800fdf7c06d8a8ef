/** A page of clauses, numbered in the margin so that one can be cited. */
export function Policy({ title, clauses }: { title: string; clauses: string[] }) {
  return (
    <article className="policy">
      <header className="masthead grid">
        <h1>{title}</h1>
      </header>
      <ol className="clauses">
        {clauses.map((clause, index) => (
          <li key={clause} id={`${index + 1}`} className="grid">
            <span className="clause-number display" aria-hidden="true">
              {index + 1}
            </span>
            <p>{clause}</p>
          </li>
        ))}
      </ol>
    </article>
  )
}
