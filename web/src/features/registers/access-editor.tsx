import { registerInputs } from '@hdoc/contract/registers/register-inputs.ts'
import type { Register } from '@hdoc/contract/registers/registers.ts'
import { ActionIcon, Checkbox } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { groupOptionsQuery, userOptionsQuery } from '../../entities/people/queries.ts'
import { say } from '../../lib/languages/i18n.ts'
import { Picker } from '../../ui/choice/picker.tsx'
import styles from './access-editor.module.css'

type Access = Register['access']
type Entry = Access[number]
type Props = { value: Access; onChange: (access: Access) => void; error?: React.ReactNode }

const isSame = (a: Entry, b: Entry) => a.principal === b.principal && a.id === b.id

/** Who sees a register's documents and who registers in it: departments and people. */
export function AccessEditor({ value, onChange, error }: Props) {
  const { t } = useTranslation()
  // The entry takes the name that the picker shows. Asking for the name first would leave time to add another
  // entry, which would then be lost.
  const add = (principal: Entry['principal'], id: number | null, name: string) => {
    if (id === null) return
    const entry = { principal, id, name, see: true, register: true }
    if (!value.some((one) => isSame(one, entry))) onChange([...value, entry])
  }
  const put = (entry: Entry, part: Partial<Entry>) =>
    onChange(value.map((one) => (isSame(one, entry) ? { ...one, ...part } : one)))
  return (
    <fieldset className={styles.editor} data-path="access" tabIndex={-1}>
      <legend>{say(registerInputs.access.label)}</legend>
      {value.length === 0 && <p className={styles.all}>{t('registers.access_all')}</p>}
      {value.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th>{t('registers.access_who')}</th>
              <th>{t('registers.access_see')}</th>
              <th colSpan={2}>{t('registers.access_register')}</th>
            </tr>
          </thead>
          <tbody>
            {value.map((entry) => (
              <tr key={`${entry.principal}-${entry.id}`}>
                <td>
                  {entry.name} <small>{t(`registers.access_${entry.principal}`)}</small>
                </td>
                <td>
                  <Checkbox
                    aria-label={t('registers.access_see_of', { name: entry.name })}
                    checked={entry.see}
                    onChange={({ currentTarget: { checked } }) =>
                      put(entry, { see: checked, register: checked && entry.register })
                    }
                  />
                </td>
                <td>
                  <Checkbox
                    aria-label={t('registers.access_register_of', { name: entry.name })}
                    checked={entry.register}
                    onChange={({ currentTarget: { checked } }) =>
                      put(entry, { register: checked, see: checked || entry.see })
                    }
                  />
                </td>
                <td>
                  <ActionIcon
                    size={24}
                    aria-label={t('registers.access_remove', { name: entry.name })}
                    onClick={() => onChange(value.filter((one) => !isSame(one, entry)))}
                  >
                    <IconX size={14} />
                  </ActionIcon>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className={styles.add}>
        <Picker
          aria-label={t('registers.access_add_group')}
          placeholder={t('registers.access_add_group')}
          request={groupOptionsQuery}
          value={null}
          onChange={(id, name) => add('group', id, name)}
        />
        <Picker
          aria-label={t('registers.access_add_user')}
          placeholder={t('registers.access_add_user')}
          request={userOptionsQuery}
          value={null}
          onChange={(id, name) => add('user', id, name)}
        />
      </div>
      {error}
    </fieldset>
  )
}
