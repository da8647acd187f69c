import {
  type Notice,
  noticeActionLabels,
  noticeActions,
  noticeTypeLabels,
  noticeTypes,
} from '@hdoc/contract/notifications/notices.ts'
import { useTranslation } from 'react-i18next'
import { say, useLanguage } from '../../lib/i18n.ts'
import styles from './groups.module.css'

type Props = { value: readonly string[]; onChange: (value: Notice[]) => void }

/**
 * Chooses the notices that the people of a department get: a row for each kind of event, a column for each
 * way of sending. The box in a column's head ticks the whole column.
 */
export function NoticesEditor({ value, onChange }: Props) {
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
      <legend>{t('groups.notices')}</legend>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('groups.notice')}</th>
            {noticeTypes.map((type) => {
              const column = noticeActions.map((action): Notice => `${action}.${type}`)
              const count = column.filter((one) => chosen.has(one)).length
              return (
                <th key={type} scope="col">
                  <label>
                    <span>{say(noticeTypeLabels[type])}</span>
                    <input
                      type="checkbox"
                      aria-label={t('groups.notice_all', { type: say(noticeTypeLabels[type]) })}
                      checked={count === column.length}
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
                      aria-label={t('groups.notice_cell', {
                        action: say(noticeActionLabels[action]),
                        type: say(noticeTypeLabels[type]),
                      })}
                      checked={chosen.has(`${action}.${type}`)}
                      onChange={(event) => set([`${action}.${type}`], event.currentTarget.checked)}
                    />
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
