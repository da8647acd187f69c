import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconBraces,
  IconColumnInsertRight,
  IconColumnRemove,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconRowInsertBottom,
  IconRowRemove,
  IconTable,
  IconTableOff,
  IconUnderline,
} from '@tabler/icons-react'
import type { ChainedCommands, Editor } from '@tiptap/core'
import { type KeyboardEvent, type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RichEditorProps, TakenPicture } from './editor-props.ts'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import styles from './rich-editor.module.css'
import { useEditorState } from './use-editor-state.ts'

type Command = {
  name:
    | 'heading'
    | 'subheading'
    | 'bold'
    | 'italic'
    | 'underline'
    | 'bullets'
    | 'numbers'
    | 'quote'
    | 'row'
    | 'column'
    | 'drop_row'
    | 'drop_column'
    | 'drop_table'
    | 'undo'
    | 'redo'
  icon: typeof IconBold
  run: (chain: ChainedCommands) => ChainedCommands
  isOn?: (editor: Editor) => boolean
}

const marks: readonly Command[] = [
  {
    name: 'heading',
    icon: IconH2,
    run: (chain) => chain.toggleHeading({ level: 2 }),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    name: 'subheading',
    icon: IconH3,
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    name: 'bold',
    icon: IconBold,
    run: (chain) => chain.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    name: 'italic',
    icon: IconItalic,
    run: (chain) => chain.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    name: 'underline',
    icon: IconUnderline,
    run: (chain) => chain.toggleUnderline(),
    isOn: (editor) => editor.isActive('underline'),
  },
  {
    name: 'bullets',
    icon: IconList,
    run: (chain) => chain.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'numbers',
    icon: IconListNumbers,
    run: (chain) => chain.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'quote',
    icon: IconBlockquote,
    run: (chain) => chain.toggleBlockquote(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
]
const ofTable: readonly Command[] = [
  { name: 'row', icon: IconRowInsertBottom, run: (chain) => chain.addRowAfter() },
  { name: 'column', icon: IconColumnInsertRight, run: (chain) => chain.addColumnAfter() },
  { name: 'drop_row', icon: IconRowRemove, run: (chain) => chain.deleteRow() },
  { name: 'drop_column', icon: IconColumnRemove, run: (chain) => chain.deleteColumn() },
  { name: 'drop_table', icon: IconTableOff, run: (chain) => chain.deleteTable() },
]
const steps: readonly Command[] = [
  { name: 'undo', icon: IconArrowBackUp, run: (chain) => chain.undo() },
  { name: 'redo', icon: IconArrowForwardUp, run: (chain) => chain.redo() },
]

type ToolProps = { label: string; icon: typeof IconBold; isOn?: boolean | undefined; onClick: () => void }

function Tool({ label, icon: ToolIcon, isOn, onClick }: ToolProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        size={36}
        variant={isOn ? 'filled' : 'subtle'}
        color={isOn ? undefined : 'gray'}
        aria-label={label}
        aria-pressed={isOn}
        // The cursor stays in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
      >
        <ToolIcon size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  )
}

/** Left and right lead from button to button. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (step === undefined) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
  if (at < 0) return
  event.preventDefault()
  buttons[(at + step + buttons.length) % buttons.length]?.focus()
}

type Props = {
  ref: Ref<HTMLDivElement>
  editor: Editor
  takePicture: ((file: File) => Promise<TakenPicture>) | undefined
  fields: NonNullable<RichEditorProps['fields']>
}

/** What can be done with the text; those of tables while the cursor is in one. */
export function EditorToolbar({ ref, editor, takePicture, fields }: Props) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState<'link' | 'picture' | null>(null)
  useEditorState(editor)
  const close = () => {
    setOpened(null)
    editor.commands.focus()
  }
  const drawn = (commands: readonly Command[]) =>
    commands.map(({ name, icon, run, isOn }) => (
      <Tool
        key={name}
        label={t(`rich_text.${name}`)}
        icon={icon}
        isOn={isOn?.(editor)}
        onClick={() => run(editor.chain().focus()).run()}
      />
    ))
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={t('rich_text.toolbar')}
      className={styles.toolbar}
      onKeyDown={moveFocus}
    >
      {drawn(marks)}
      <Tool
        label={t('rich_text.link')}
        icon={IconLink}
        isOn={editor.isActive('link')}
        onClick={() => setOpened('link')}
      />
      {takePicture && (
        <Tool
          label={t('rich_text.picture')}
          icon={IconPhoto}
          isOn={editor.isActive('image')}
          onClick={() => setOpened('picture')}
        />
      )}
      {editor.isActive('table') ? (
        drawn(ofTable)
      ) : (
        <Tool
          label={t('rich_text.table')}
          icon={IconTable}
          onClick={() => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()}
        />
      )}
      {fields.length > 0 && (
        <Menu>
          <Menu.Target>
            <ActionIcon size={36} variant="subtle" color="gray" aria-label={t('rich_text.insert_field')}>
              <IconBraces size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {fields.map(({ name, label }) => (
              <Menu.Item key={name} onClick={() => editor.chain().focus().insertContent(`{${name}}`).run()}>
                {label} <code>{`{${name}}`}</code>
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {drawn(steps)}
      {opened === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {opened === 'picture' && takePicture && (
        <PictureDialog editor={editor} takePicture={takePicture} onClose={close} />
      )}
    </div>
  )
}
