import type { TeamWork } from '@hdoc/contract/cases/team-work.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type Due, personAddress, teamAddress } from '../../../entities/cases/queue-addresses.ts'
import { formatNumber } from '../../../lib/format/format.ts'
import { AppLink } from '../../../ui/links/app-link.tsx'
import type { Place } from '../../../ui/links/place.ts'
import dashboard from '../pieces/dashboard.module.css'
import styles from './work.module.css'

type Load = TeamWork['people'][number]

const laterOf = ({ open, overdue, due_soon }: Pick<Load, 'open' | 'overdue' | 'due_soon'>) =>
  open - overdue - due_soon

/** How a person's work is made up, drawn; the figures beside it say the same. */
function Bar({ load, most }: { load: Load; most: number }) {
  const part = (figure: number) => ({ flexGrow: figure })
  return (
    <span className={styles.bar} style={{ width: `${(load.open / Math.max(most, 1)) * 100}%` }} aria-hidden>
      <span className={styles.barLate} style={part(load.overdue)} />
      <span className={styles.barSoon} style={part(load.due_soon)} />
      <span className={styles.barLater} style={part(laterOf(load))} />
    </span>
  )
}

function FigureCell({ value, name, to, bad }: { value: number; name: string; to: Place; bad?: boolean }) {
  const figure = formatNumber(value)
  return (
    <td className={bad && value > 0 ? styles.late : undefined}>
      {value === 0 ? (
        figure
      ) : (
        <AppLink to={to} aria-label={`${name}: ${figure}`}>
          {figure}
        </AppLink>
      )}
    </td>
  )
}

/** What lies on each person of the department; each figure opens its rows. */
export function TeamCard({ team }: { team: TeamWork }) {
  const { t } = useTranslation()
  const heading = useId()
  const most = Math.max(...team.people.map(({ open }) => open), 1)
  const columns = ['overdue', 'due_soon'] as const satisfies readonly Due[]
  const labels = { overdue: t('dashboard.work_col_overdue'), due_soon: t('dashboard.work_col_soon') }
  const away = team.people.filter(({ absence }) => absence !== '')
  return (
    <section className={dashboard.card} aria-labelledby={heading}>
      <div className={dashboard.cardHead}>
        <h2 id={heading}>{t('dashboard.work_team')}</h2>
        <AppLink to={teamAddress(team.group.id)}>{t('dashboard.work_redistribute')}</AppLink>
      </div>
      <table className={styles.team}>
        <thead>
          <tr>
            <th scope="col">{t('dashboard.work_person')}</th>
            <td aria-hidden />
            <th scope="col">{t('dashboard.work_total')}</th>
            <th scope="col" className={styles.keyLate}>
              {labels.overdue}
            </th>
            <th scope="col" className={styles.keySoon}>
              {labels.due_soon}
            </th>
            <th scope="col" className={styles.keyLater}>
              {t('dashboard.work_col_later')}
            </th>
          </tr>
        </thead>
        <tbody>
          {team.people.map((load) => {
            const { person, open } = load
            const name = person?.name ?? t('dashboard.work_nobody')
            const address = (due?: Due) => personAddress(team.group.id, person?.id ?? null, due)
            return (
              <tr key={person?.id ?? 0}>
                <th scope="row">{name}</th>
                <td className={styles.barCell}>
                  <Bar load={load} most={most} />
                </td>
                <FigureCell value={open} name={`${name}, ${t('dashboard.work_total')}`} to={address()} />
                {columns.map((due) => (
                  <FigureCell
                    key={due}
                    value={load[due]}
                    name={`${name}, ${labels[due]}`}
                    to={address(due)}
                    bad={due === 'overdue'}
                  />
                ))}
                <td>{formatNumber(laterOf(load))}</td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{team.group.name}</th>
            <td aria-hidden />
            <td>{formatNumber(team.open)}</td>
            <td className={team.overdue > 0 ? styles.late : undefined}>{formatNumber(team.overdue)}</td>
            <td>{formatNumber(team.due_soon)}</td>
            <td>{formatNumber(laterOf(team))}</td>
          </tr>
        </tfoot>
      </table>
      {away.length > 0 && (
        <ul className={styles.away}>
          {away.map(({ person, absence }) => (
            <li key={person?.id ?? 0}>
              {person?.name} {absence}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
