import { postWritingCalls } from '@hdoc/contract/posts/post-calls.ts'
import { postCategories } from '@hdoc/contract/posts/post-categories.ts'
import { postLabels } from '@hdoc/contract/posts/post-values.ts'
import { SegmentedControl, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { addressOf } from '../../lib/calls/address-of.ts'
import { sendBytes } from '../../lib/files/send-bytes.ts'
import { say } from '../../lib/languages/i18n.ts'
import { resourceQueries } from '../../lib/queries/resource-queries.ts'
import { ManyPicker } from '../../ui/choice/many-picker.tsx'
import { Card } from '../../ui/display/card.tsx'
import { RichTextField } from '../../ui/editor/rich-text-field.tsx'
import { chosenInput } from '../../ui/form/field/chosen-input.ts'
import { DateField } from '../../ui/form/field/date-field.tsx'
import { FieldGrid, Place } from '../../ui/form/field/field-grid.tsx'
import type { PostForm } from './written-post.ts'

const { options: categoryOptions } = resourceQueries(postCategories)
const takePicture = (file: File) =>
  sendBytes(postWritingCalls.picture, addressOf(postWritingCalls.picture, {}), file)

/** The fields of a post. */
export function PostFields({ form }: { form: UseFormReturnType<PostForm> }) {
  const { t } = useTranslation()
  const { value: status, onChange: setStatus } = chosenInput(form, 'status')
  return (
    <>
      <Card title={t('post_writing.text')}>
        <FieldGrid>
          <Place>
            <TextInput
              key={form.key('title')}
              {...form.getInputProps('title')}
              label={say(postLabels.title)}
              description={t('post_writing.title_help')}
              required
              maxLength={300}
              autoFocus
            />
          </Place>
          <Place>
            <Textarea
              key={form.key('description')}
              {...form.getInputProps('description')}
              label={say(postLabels.description)}
              description={t('post_writing.description_help')}
              autosize
              minRows={2}
              maxLength={1000}
            />
          </Place>
          <Place>
            <RichTextField
              key={form.key('content')}
              label={say(postLabels.content)}
              data-path="content"
              initial={form.getValues().content}
              error={form.errors.content}
              onChange={(html) => form.setFieldValue('content', html, { forceUpdate: false })}
              takePicture={takePicture}
            />
          </Place>
        </FieldGrid>
      </Card>
      <Card title={say(postLabels.status)}>
        <FieldGrid>
          <Place width="half">
            <SegmentedControl
              fullWidth
              aria-label={say(postLabels.status)}
              data={[
                { value: 'draft', label: t('post_writing.status_draft') },
                { value: 'public', label: t('post_writing.status_public') },
              ]}
              value={status}
              onChange={(chosen) => setStatus(chosen === 'public' ? 'public' : 'draft')}
            />
          </Place>
          <Place width="half">
            <DateField
              {...chosenInput(form, 'published_on')}
              label={say(postLabels.published_on)}
              description={t('post_writing.published_on_help')}
            />
          </Place>
          <Place width="half">
            <ManyPicker
              {...chosenInput(form, 'categories')}
              label={say(postLabels.categories)}
              request={categoryOptions}
            />
          </Place>
          <Place width="half">
            <TextInput
              key={form.key('author')}
              {...form.getInputProps('author')}
              label={say(postLabels.author)}
              description={t('post_writing.author_help')}
              maxLength={200}
            />
          </Place>
        </FieldGrid>
      </Card>
    </>
  )
}
