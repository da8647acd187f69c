import './rich-text-texts.ts'
import { Editor } from '@tiptap/core'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RichEditorProps } from './editor-props.ts'
import { EditorToolbar } from './editor-toolbar.tsx'
import { extensions } from './extensions.ts'
import styles from './rich-editor.module.css'

/** A text with headings, lists, tables, links and pictures. Tab goes on to the next field. */
export default function RichEditor(props: RichEditorProps) {
  const { label, description, error, required, initial, onChange, takePicture, fields } = props
  const { t } = useTranslation()
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const toolbar = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const change = useRef(onChange)
  change.current = onChange
  const begun = useRef({
    initial,
    path: props['data-path'],
    pictures: takePicture !== undefined,
    label: `${id}-label`,
    help: `${id}-help`,
  })
  useEffect(() => {
    const begin = begun.current
    const made = new Editor({
      element: place.current,
      // What it needs of styles stands in ours: the policy of the page takes no others.
      injectCSS: false,
      extensions: extensions(begin),
      content: begin.initial,
      editorProps: {
        attributes: {
          role: 'textbox',
          'data-path': begin.path,
          'aria-multiline': 'true',
          'aria-labelledby': begin.label,
          'aria-describedby': begin.help,
        },
        handleDOMEvents: {
          keydown: (_view, event) => {
            if (event.altKey && event.key === 'F10') toolbar.current?.querySelector('button')?.focus()
            // Handled by nobody: the browser moves the focus on.
            return event.key === 'Tab'
          },
        },
      },
      onUpdate: ({ editor: now }) => change.current(now.isEmpty ? '' : now.getHTML()),
    })
    setEditor(made)
    return () => made.destroy()
  }, [])
  useEffect(() => {
    const field = place.current?.querySelector('[role="textbox"]')
    if (error) field?.setAttribute('aria-invalid', 'true')
    else field?.removeAttribute('aria-invalid')
  }, [error])
  return (
    <div className={styles.field}>
      {/* A contenteditable element is no control that a label could name: a click on the words leads to it all the same. */}
      <span id={`${id}-label`} className={styles.label}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden>
            {' *'}
          </span>
        )}
      </span>
      <span id={`${id}-help`} className={styles.help}>
        {description} {t('rich_text.keys')}
      </span>
      <div className={styles.frame} data-wrong={error ? true : undefined}>
        {editor && (
          <EditorToolbar ref={toolbar} editor={editor} takePicture={takePicture} fields={fields ?? []} />
        )}
        <div ref={place} className={styles.text} />
      </div>
      {error && (
        <div className={styles.error} role="alert">
          {error}
        </div>
      )}
    </div>
  )
}
