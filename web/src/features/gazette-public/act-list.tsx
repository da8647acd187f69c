import type { PublicEntry } from '@hdoc/contract/gazette/public-gazette.ts'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/format/format.ts'
import { StatusTag } from '../../ui/display/status-tag.tsx'
import { useMoves } from '../../ui/links/moves.ts'
import { ActFile, ActLinks, useWithdrawal } from './act-parts.tsx'
import styles from './gazette.module.css'

function ActItem({ act, heading }: { act: PublicEntry; heading: boolean }) {
  const { t } = useTranslation()
  const { Link } = useMoves()
  const withdrawal = useWithdrawal(act)
  const number = act.number
    ? t('gazette_public.number_of', { number: act.number })
    : t('gazette_public.no_number')
  const title = act.erased
    ? t('gazette_public.gone', { date: formatDate(act.withdrawn_on ?? '') })
    : act.title
  return (
    <li className={styles.act} data-gone={act.erased || undefined}>
      <div className={styles.number}>
        <b>{number}</b>
        {act.act_on && <span>{formatDate(act.act_on)}</span>}
      </div>
      <div>
        <h3>
          <Link to="/monitor-oficial" search={{ act: act.id }}>
            {title}
          </Link>
        </h3>
        <p className={styles.meta}>
          {[
            t('gazette_public.published', { date: formatDate(act.published_on) }),
            heading && [act.heading.code, act.heading.name].filter(Boolean).join(' '),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {withdrawal && <p className={styles.meta}>{withdrawal}</p>}
        <ActLinks act={act} />
      </div>
      <div className={styles.files}>
        {withdrawal && <StatusTag className="status-bad">{t('gazette_public.withdrawn')}</StatusTag>}
        {act.files.map((file) => (
          <ActFile key={file.id} file={file} act={`${number} ${title}`} />
        ))}
      </div>
    </li>
  )
}

/** Acts under each other; `heading`: each says under which heading it stands. */
export const ActList = ({ acts, heading }: { acts: readonly PublicEntry[]; heading: boolean }) => (
  <ul className={styles.acts}>
    {acts.map((act) => (
      <ActItem key={act.id} act={act} heading={heading} />
    ))}
  </ul>
)

/** Acts as lines of a register: number, day, title, state. */
export function ActRegister({ acts }: { acts: readonly PublicEntry[] }) {
  const { t } = useTranslation()
  const { Link } = useMoves()
  return (
    <div className={styles.register}>
      <table aria-label={t('gazette_public.register')}>
        <thead>
          <tr>
            <th scope="col">{t('gazette_public.number')}</th>
            <th scope="col">{t('gazette_public.date')}</th>
            <th scope="col">{t('gazette_public.act')}</th>
            <th scope="col">{t('gazette_public.state')}</th>
          </tr>
        </thead>
        <tbody>
          {acts.map((act) => (
            <tr key={act.id}>
              <td>{act.number || '–'}</td>
              <td>{act.act_on ? formatDate(act.act_on) : '–'}</td>
              <td>
                <Link to="/monitor-oficial" search={{ act: act.id }}>
                  {act.erased ? t('gazette_public.withdrawn') : act.title}
                </Link>
              </td>
              <td>
                {act.withdrawn_on
                  ? t('gazette_public.withdrawn')
                  : t('gazette_public.published', { date: formatDate(act.published_on) })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
