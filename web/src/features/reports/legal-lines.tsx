import type { LegalLine } from '@hdoc/contract/reports/reports.ts'
import { useTranslation } from 'react-i18next'
import type { WholeRun } from '../../entities/reports/queries.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { type ComparedLine, comparedLines } from './compared-lines.ts'
import styles from './reports.module.css'

/** The figure whose documents are shown, and of which run. */
export type Shown = { run: number; key: string; title: string }
type Run = Pick<WholeRun, 'id' | 'of'> & { lines: readonly LegalLine[] }
type Props = {
  run: Run
  /** The run of an earlier period whose figures stand beside. */
  earlier?: Run | undefined
  onShow: (line: Shown) => void
}

/** The other run has no such line. */
const NONE = '—'

function Figure({ value, of, onOpen }: { value: number | undefined; of: string; onOpen: () => void }) {
  const { t } = useTranslation()
  if (value === undefined) return NONE
  if (value === 0) return '0'
  return (
    <button type="button" aria-label={t('reports.figure_opens', { value, line: of })} onClick={onOpen}>
      {formatNumber(value)}
    </button>
  )
}

/** With its sign, also when it grows: „+12”, „−3”, „0”. */
function changeOf({ now, before }: ComparedLine): string {
  if (now === undefined || before === undefined) return NONE
  const size = formatNumber(Math.abs(now - before))
  if (now === before) return size
  return now < before ? `−${size}` : `+${size}`
}

/** The lines of a report of the law, each with its article and its figure; beside it that of an earlier period, and the change. */
export function LegalLines({ run, earlier, onShow }: Props) {
  const { t } = useTranslation()
  const lines = comparedLines(run.lines, earlier?.lines ?? [])
  const sections = [...new Set(lines.map(({ section }) => section))]
  return (
    <table className={styles.lines} data-compared={earlier !== undefined}>
      <thead>
        <tr>
          <th scope="col">{t('reports.line')}</th>
          <th scope="col">{t('reports.law')}</th>
          <th scope="col">{earlier ? run.of : t('reports.figure')}</th>
          {earlier && (
            <>
              <th scope="col">{earlier.of}</th>
              <th scope="col">{t('reports.change')}</th>
            </>
          )}
        </tr>
      </thead>
      {sections.map((section) => (
        <tbody key={section}>
          <tr>
            <th scope="rowgroup" colSpan={earlier ? 5 : 3}>
              {section}
            </th>
          </tr>
          {lines
            .filter((line) => line.section === section)
            .map((line) => (
              <tr key={line.key} data-depth={line.depth}>
                <th scope="row">{line.label}</th>
                <td>{line.law}</td>
                <td>
                  <Figure
                    value={line.now}
                    of={line.label}
                    onOpen={() => onShow({ run: run.id, key: line.key, title: line.label })}
                  />
                </td>
                {earlier && (
                  <>
                    <td>
                      <Figure
                        value={line.before}
                        of={`${line.label}, ${earlier.of}`}
                        onOpen={() =>
                          onShow({
                            run: earlier.id,
                            key: line.key,
                            title: `${line.label} · ${earlier.of}`,
                          })
                        }
                      />
                    </td>
                    <td>{changeOf(line)}</td>
                  </>
                )}
              </tr>
            ))}
        </tbody>
      ))}
    </table>
  )
}
