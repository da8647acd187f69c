import { optionalText } from '@hdoc/contract/calls/fields.ts'
import { TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { t as text } from '../../lib/languages/i18n.ts'
import { FormDialog } from '../form/frame/form-dialog.tsx'
import { useSchemaForm } from '../form/state/use-schema-form.tsx'
import { addressOfLink } from './address-of-link.ts'

const schema = z.strictObject({
  href: optionalText(2000).refine((written) => written === '' || addressOfLink(written) !== undefined),
})
type Values = { href: string }

/** Puts a link on the marked words, or takes it off. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation()
  const schemaForm = useSchemaForm<Values, Values, Values>({
    schema,
    initial: { href: String(editor.getAttributes('link').href ?? '') },
    save: async (values) => values,
    changes: [],
    onSaved: ({ href: written }) => {
      const href = addressOfLink(written)
      const chain = editor.chain().focus().extendMarkRange('link')
      if (href === undefined) chain.unsetLink().run()
      else if (editor.state.selection.empty && !editor.isActive('link'))
        chain.insertContent({ type: 'text', text: written, marks: [{ type: 'link', attrs: { href } }] }).run()
      else chain.setLink({ href }).run()
      onClose()
    },
  })
  const { form } = schemaForm
  return (
    <FormDialog
      title={t('rich_text.link_title')}
      schemaForm={schemaForm}
      labelOf={() => text('rich_text.link_address')}
      onClose={onClose}
      saveLabel={t('rich_text.link_save')}
    >
      <TextInput
        key={form.key('href')}
        {...form.getInputProps('href')}
        label={t('rich_text.link_address')}
        description={t('rich_text.link_help')}
        inputMode="url"
        data-autofocus
      />
    </FormDialog>
  )
}
