import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useReload } from '../../action/use-reload.ts'
import { Dialog } from '../../dialog/dialog.tsx'
import { DeleteButton } from '../ask/delete-button.tsx'
import { FormDialog } from '../frame/form-dialog.tsx'
import type { DeletedName, SavedRow, Written } from './form-resource.ts'
import styles from './resource-dialog.module.css'
import { type FormOptions, type FormParts, useResourceForm } from './use-resource-form.ts'

/** Asked before something is saved that takes something away. */
type Question = { title: string; text: string; yes: string }

type Props<Row extends SavedRow, Values extends z.ZodObject, V extends object> = FormOptions<
  Row,
  Values,
  V
> & {
  onClose: () => void
  onSaved?: (row: Row) => void
  /** Deletes the row, where `can.delete` allows it; `words` are those of the resource. */
  deletes?: { words: DeletedName; call: (row: Row) => Promise<unknown> }
  /** What else one may do with a row that exists. */
  tools?: (row: Row, values: () => V) => ReactNode
  asksFirst?: (values: V) => Question | undefined
  children: (parts: FormParts<Row, V>) => ReactNode
}

/** Adds a row of a resource in a dialog, or changes one. */
export function ResourceDialog<
  Row extends SavedRow,
  Values extends z.ZodObject,
  V extends object = Written<z.output<Values>>,
>(props: Props<Row, Values, V>) {
  const { resource, changes, onClose, onSaved, deletes, tools, asksFirst, children } = props
  const { t } = useTranslation()
  const onReload = useReload(changes, onClose)
  const [question, setQuestion] = useState<Question>()
  const { parts, frame } = useResourceForm<Row, Values, V>({
    ...props,
    onSaved: (saved) => {
      onClose()
      onSaved?.(saved)
    },
  })
  const { row, form } = parts
  const { submit } = frame.schemaForm
  const ask = () => {
    const first = asksFirst?.(form.getValues())
    if (first) setQuestion(first)
    else submit()
  }
  const mayDelete = row?.can.delete === true
  return (
    <>
      <FormDialog
        title={
          row
            ? t(`resources.${resource.name}.edit`, { name: row.name })
            : t(`resources.${resource.name}.new_title`)
        }
        {...frame}
        schemaForm={{ ...frame.schemaForm, submit: ask }}
        onClose={onClose}
        onReload={onReload}
      >
        {row && (tools || (deletes && mayDelete)) && (
          <div className={styles.tools}>
            {tools?.(row, form.getValues)}
            {deletes && mayDelete && (
              <DeleteButton
                label={t(`resources.${deletes.words}.delete`)}
                title={t(`resources.${deletes.words}.delete_title`, { name: row.name })}
                text={t(`resources.${deletes.words}.delete_text`)}
                said={t(`resources.${deletes.words}.deleted`, { name: row.name })}
                remove={() => deletes.call(row)}
                changes={changes}
                onDeleted={onClose}
              />
            )}
          </div>
        )}
        {children(parts)}
      </FormDialog>
      {question && (
        <Dialog
          title={question.title}
          onClose={() => setQuestion(undefined)}
          footer={
            <>
              <Button variant="default" data-autofocus onClick={() => setQuestion(undefined)}>
                {t('common.cancel')}
              </Button>
              <Button
                color="red"
                onClick={() => {
                  setQuestion(undefined)
                  submit()
                }}
              >
                {question.yes}
              </Button>
            </>
          }
        >
          <p>{question.text}</p>
        </Dialog>
      )}
    </>
  )
}
