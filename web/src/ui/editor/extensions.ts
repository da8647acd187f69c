import type { Extensions } from '@tiptap/core'
import Image from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'

/** What a text may be made of: as much as the server's allow-list keeps. */
export const extensions = ({ pictures }: { pictures: boolean }): Extensions => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    code: false,
    codeBlock: false,
    strike: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      protocols: ['http', 'https', 'mailto', 'tel'],
      HTMLAttributes: { target: null, rel: 'noopener noreferrer' },
    },
  }),
  TableKit.configure({ table: { resizable: false } }),
  ...(pictures ? [Image.configure({ allowBase64: false })] : []),
]
