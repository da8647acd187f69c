import {
  type Notice,
  type NoticeType,
  noticeActionLabels,
  noticeActions,
  noticeTypeLabels,
  noticeTypes,
} from '@hdoc/contract/notifications/notices.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { say, useLanguage } from '../../lib/languages/i18n.ts'
import styles from './notice-matrix.module.css'

type Props = {
  legend: string
  value: readonly string[]
  onChange: (value: Notice[]) => void
  /** What else is said of a choice, under its box. */
  mark?: (notice: Notice) => ReactNode
  /** Ways in which nothing can be sent now. */
  disabled?: readonly NoticeType[]
}

/**
 * Chooses notices: a row for each kind of event, a column for each way of sending. The box in a column's head ticks
 * the whole column.
 */
export function NoticeMatrix({ legend, value, onChange, mark, disabled = [] }: Props) {
  const { t } = useTranslation()
  useLanguage()
  const chosen = new Set(value as readonly Notice[])
  const set = (notices: readonly Notice[], on: boolean) => {
    const next = new Set(chosen)
    for (const one of notices) {
      if (on) next.add(one)
      else next.delete(one)
    }
    onChange([...next])
  }
  return (
    <fieldset className={styles.notices} data-path="notice_types">
      <legend>{legend}</legend>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('notifications.about')}</th>
            {noticeTypes.map((type) => {
              const column = noticeActions.map((action): Notice => `${action}.${type}`)
              const count = column.filter((one) => chosen.has(one)).length
              return (
                <th key={type} scope="col">
                  <label>
                    <span>{say(noticeTypeLabels[type])}</span>
                    <input
                      type="checkbox"
                      aria-label={t('notifications.choice_all', { type: say(noticeTypeLabels[type]) })}
                      checked={count === column.length}
                      disabled={disabled.includes(type)}
                      ref={(box) => {
                        if (box) box.indeterminate = count > 0 && count < column.length
                      }}
                      onChange={(event) => set(column, event.currentTarget.checked)}
                    />
                  </label>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {noticeActions.map((action) => (
            <tr key={action}>
              <th scope="row">{say(noticeActionLabels[action])}</th>
              {noticeTypes.map((type) => (
                <td key={type}>
                  <label>
                    <input
                      type="checkbox"
                      aria-label={t('notifications.choice_one', {
                        action: say(noticeActionLabels[action]),
                        type: say(noticeTypeLabels[type]),
                      })}
                      checked={chosen.has(`${action}.${type}`)}
                      disabled={disabled.includes(type)}
                      onChange={(event) => set([`${action}.${type}`], event.currentTarget.checked)}
                    />
                    {mark?.(`${action}.${type}`)}
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  )
}
