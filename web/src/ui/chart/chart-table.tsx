import { formatNumber } from '../../lib/format/format.ts'
import { AppLink } from '../links/app-link.tsx'
import type { ChartData } from './chart-data.ts'

/** The figures of a chart; a figure opens the rows it counts. */
export function ChartTable<Row>({ title, rows, name, measures }: ChartData<Row> & { title: string }) {
  return (
    <table>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{name.label}</th>
          {measures.map(({ label }) => (
            <th scope="col" key={label}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={name.of(row)}>
            <th scope="row">{name.of(row)}</th>
            {measures.map(({ label, of, to }) => {
              const figure = formatNumber(of(row))
              const counted = measures.length > 1 ? `${name.of(row)}, ${label}` : name.of(row)
              return (
                <td key={label}>
                  {to ? (
                    <AppLink to={to(row)} aria-label={`${counted}: ${figure}`}>
                      {figure}
                    </AppLink>
                  ) : (
                    figure
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
