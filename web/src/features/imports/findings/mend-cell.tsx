import { isMendable } from '@hdoc/contract/imports/import-mapping.ts'
import type { ImportDetail, ImportFinding } from '@hdoc/contract/imports/import-rows.ts'
import { IMPORT_SHOWN_SIGNS } from '@hdoc/contract/imports/import-states.ts'
import { Button, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/format/format.ts'
import styles from '../parts/imports.module.css'
import { valueFieldId } from '../parts/value-field-id.ts'
import type { Mending } from './use-mending.ts'

type FieldProps = { finding: ImportFinding; mending: Mending }
type ButtonProps = FieldProps & { detail: Pick<ImportDetail, 'unknown_values'> }

/** Signs of a cell that is written anew. */
const MOST_SIGNS = 1_000

/** A cell of the file that is being written anew. */
export function MendField({ finding, mending }: FieldProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const isNew = mending.isNew(finding)
  useEffect(() => {
    if (!isNew) return
    input.current?.focus()
    input.current?.select()
  }, [isNew])
  const text = mending.valueOf(finding) ?? ''
  return (
    <TextInput
      ref={input}
      aria-label={t('imports.mend_field', { row: formatNumber(finding.row), column: finding.column })}
      maxLength={MOST_SIGNS}
      error={!isMendable(text) && t('imports.mend_cnp')}
      value={text}
      onChange={(event) => mending.write(finding, event.currentTarget.value)}
    />
  )
}

/** What can be done here about one finding: its cell written anew, or a meaning chosen for all rows with its value. */
export function MendButton({ finding, mending, detail }: ButtonProps) {
  const { t } = useTranslation()
  const { row, column, field, key, value, level } = finding
  const at = { row: formatNumber(row), column }
  const plain = { size: 'compact-xs', variant: 'subtle' } as const
  if (mending.valueOf(finding) !== undefined)
    return (
      <Button {...plain} aria-label={t('imports.mend_leave_of', at)} onClick={() => mending.leave(finding)}>
        {t('imports.mend_leave')}
      </Button>
    )
  const hasMeaning = detail.unknown_values.some((one) => one.field === field && one.value === value)
  if (key === 'import_unknown_value' && hasMeaning)
    return (
      <Button
        {...plain}
        aria-label={t('imports.choose_for_all_of', { value })}
        onClick={() => document.getElementById(valueFieldId(field, value))?.focus()}
      >
        {t('imports.choose_for_all')}
      </Button>
    )
  if (!mending.mayOpen(finding))
    return level === 'error' ? <span className={styles.quiet}>{t('imports.mend_in_file')}</span> : null
  // A value that was shown in part is written whole.
  const begun = value.length < IMPORT_SHOWN_SIGNS ? value : ''
  return (
    <Button {...plain} aria-label={t('imports.mend_of', at)} onClick={() => mending.write(finding, begun)}>
      {t('imports.mend')}
    </Button>
  )
}
