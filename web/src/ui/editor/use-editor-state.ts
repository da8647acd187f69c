import type { Editor } from '@tiptap/core'
import { useEffect, useReducer } from 'react'

/** Draws anew whenever the text or the place of the cursor changes. */
export function useEditorState(editor: Editor): void {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    editor.on('transaction', redraw)
    return () => {
      editor.off('transaction', redraw)
    }
  }, [editor])
}
