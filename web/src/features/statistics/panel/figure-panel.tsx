import type { FigureList } from '@hdoc/contract/statistics/figure-lists.ts'
import type { Statistics } from '@hdoc/contract/statistics/statistics-rows.ts'
import { ActionIcon } from '@mantine/core'
import { IconListDetails, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDeadline, formatNumber } from '../../../lib/format/format.ts'
import { Answer } from '../../../ui/feedback/answer.tsx'
import { Note } from '../../../ui/feedback/note.tsx'
import { AppLink } from '../../../ui/links/app-link.tsx'
import { type Figure, placeOfList } from '../figures/figure.ts'
import styles from './figure-panel.module.css'
import { figureWords } from './figure-words.ts'
import { type PanelRow, restrictedQuery, usePanelRows } from './panel-rows.ts'

function Row({ row, today }: { row: PanelRow; today: string }) {
  const late = row.deadline !== null && row.deadline < today
  return (
    <li>
      <AppLink to={row.to} className={styles.row}>
        <span className={styles.first}>
          <b>{row.number || row.text}</b>
          {row.deadline !== null && (
            <span className={late ? styles.late : undefined}>{formatDeadline(row.deadline, today)}</span>
          )}
        </span>
        <span className={styles.text}>{row.text}</span>
        <small>{row.who}</small>
      </AppLink>
    </li>
  )
}

function Restricted({ figure, data }: { figure: Figure; data: Statistics }) {
  const { t } = useTranslation()
  const { data: counts } = useQuery(restrictedQuery(figure, data))
  if (counts === undefined || counts.restricted === 0) return null
  const { restricted: count } = counts
  return <Note kind="info">{t('statistics.restricted', { count, figure: formatNumber(count) })}</Note>
}

type Props = { figure: Figure; list: FigureList; data: Statistics; onClose: () => void }

/** The first rows that a figure counts, how many of them stay closed to the person, and the way to the whole list. */
export function FigurePanel({ figure, list, data, onClose }: Props) {
  const { t } = useTranslation()
  const heading = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const answer = usePanelRows(list)
  const [measure, ...parts] = figureWords(figure, data)
  const name = [measure, ...parts].join(', ')
  // Whoever opened another figure is led to what it opened; on a phone it lies far from the figure.
  useEffect(() => {
    if (name !== '') title.current?.focus()
  }, [name])
  return (
    <aside className={styles.panel} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading} ref={title} tabIndex={-1}>
          {name}
        </h2>
        <ActionIcon aria-label={t('statistics.panel_close')} onClick={onClose}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </div>
      <Answer query={answer}>
        {({ rows, all }) => (
          <>
            {rows.length === 0 && <p className={styles.none}>{t('statistics.panel_none')}</p>}
            <ul className={styles.rows}>
              {rows.map((row) => (
                <Row key={row.id} row={row} today={data.today} />
              ))}
            </ul>
            {all > rows.length && (
              <p className={styles.none}>
                {t('statistics.panel_first', { shown: formatNumber(rows.length), all: formatNumber(all) })}
              </p>
            )}
          </>
        )}
      </Answer>
      <div className={styles.foot}>
        <Restricted figure={figure} data={data} />
        <AppLink to={placeOfList(list)} className={styles.whole}>
          <IconListDetails size={16} aria-hidden /> {t('statistics.panel_as_list')}
        </AppLink>
      </div>
    </aside>
  )
}
