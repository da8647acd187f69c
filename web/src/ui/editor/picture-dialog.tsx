import { requiredText } from '@hdoc/contract/calls/fields.ts'
import { FileInput, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { t as text } from '../../lib/languages/i18n.ts'
import { FormDialog } from '../form/frame/form-dialog.tsx'
import { useSchemaForm } from '../form/state/use-schema-form.tsx'
import type { TakenPicture } from './editor-props.ts'

const accepted = 'image/png,image/jpeg,image/webp'
const alt = requiredText(300)
const shown = z.strictObject({ alt, file: z.null() })
const taken = z.strictObject({ alt, file: z.custom<File>((file) => file instanceof File) })
type Values = { alt: string; file: File | null }
type Props = { editor: Editor; takePicture: (file: File) => Promise<TakenPicture>; onClose: () => void }

/** Puts a picture into the text, or says what is seen in the one that is marked. Without those words none stands there. */
export function PictureDialog({ editor, takePicture, onClose }: Props) {
  const { t } = useTranslation()
  const isMarked = editor.isActive('image')
  const schemaForm = useSchemaForm<Values, Values, { alt: string; picture: TakenPicture | null }>({
    schema: isMarked ? shown : taken,
    initial: { alt: isMarked ? String(editor.getAttributes('image').alt ?? '') : '', file: null },
    save: async (values) => ({ alt: values.alt, picture: values.file && (await takePicture(values.file)) }),
    changes: [],
    onSaved: ({ alt: words, picture }) => {
      const chain = editor.chain().focus()
      if (picture) chain.setImage({ ...picture, alt: words }).run()
      else chain.updateAttributes('image', { alt: words }).run()
      onClose()
    },
  })
  const { form } = schemaForm
  const { file } = form.getValues()
  return (
    <FormDialog
      title={t('rich_text.picture_title')}
      schemaForm={schemaForm}
      labelOf={(path) => text(path === 'alt' ? 'rich_text.picture_alt' : 'rich_text.picture')}
      onClose={onClose}
      saveLabel={t('rich_text.picture_save')}
    >
      {!isMarked && (
        <FileInput
          data-path="file"
          label={t('rich_text.picture')}
          accept={accepted}
          required
          data-autofocus
          value={file}
          error={form.errors.file}
          onChange={(chosen) => form.setFieldValue('file', chosen)}
        />
      )}
      <TextInput
        key={form.key('alt')}
        {...form.getInputProps('alt')}
        label={t('rich_text.picture_alt')}
        description={t('rich_text.picture_alt_help')}
        required
        maxLength={300}
      />
    </FormDialog>
  )
}
