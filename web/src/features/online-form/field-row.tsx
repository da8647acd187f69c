import { fieldKinds } from '@hdoc/contract/online-forms/field-kinds.ts'
import type { FormField } from '@hdoc/contract/online-forms/form-schema.ts'
import { IconAlertCircle, IconChevronDown, IconChevronRight } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { say } from '../../lib/languages/i18n.ts'
import styles from './builder.module.css'
import { FieldEditor } from './field-editor.tsx'
import { changeField, deciders, moveField, removeField } from './moves.ts'
import { focusMove, PartCommands } from './part-commands.tsx'
import type { Builder } from './use-builder.ts'

type Props = { builder: Builder; field: FormField; path: string; isFirst: boolean; isLast: boolean }

/** One field of the form: what it is, and its settings when it is open. */
export function FieldRow({ builder, field, path, isFirst, isLast }: Props) {
  const { t } = useTranslation()
  const { definition, change, open, setOpen, problems } = builder
  const isOpen = open === field.key
  const name = field.label || t('form_builder.unnamed')
  const wrong = Object.keys(problems).some((one) => one.startsWith(`${path}.`))
  const facts = [
    say(fieldKinds[field.kind]),
    field.required && field.kind !== 'note' && t('form_builder.is_required'),
    field.shown_when && t('form_builder.is_conditional'),
  ]
  const move = (by: -1 | 1) => {
    change(moveField(definition, field.key, by))
    focusMove(field.key, by)
  }
  const keys = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    const by = event.key === 'ArrowUp' ? -1 : 1
    if (by < 0 ? !isFirst : !isLast) move(by)
  }
  return (
    <li className={styles.field} onKeyDown={keys}>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.opener}
          aria-expanded={isOpen}
          onClick={() => setOpen(isOpen ? null : field.key)}
        >
          {isOpen ? <IconChevronDown size={16} aria-hidden /> : <IconChevronRight size={16} aria-hidden />}
          <span>
            <b>{name}</b>
            <small>{facts.filter(Boolean).join(' · ')}</small>
          </span>
          {wrong && (
            <span className={styles.wrong}>
              <IconAlertCircle size={16} aria-hidden /> {t('form_builder.wrong')}
            </span>
          )}
        </button>
        <PartCommands
          part={field.key}
          name={name}
          isFirst={isFirst}
          isLast={isLast}
          onMove={move}
          onRemove={() => change(removeField(definition, field.key))}
        />
      </div>
      {isOpen && (
        <FieldEditor
          field={field}
          path={path}
          deciders={deciders(definition, field.key)}
          errorOf={(one) => problems[one]?.join(' ')}
          onChange={(next) => change(changeField(definition, next))}
        />
      )}
    </li>
  )
}
