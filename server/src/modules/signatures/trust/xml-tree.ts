import { readXml } from '../../../platform/files/preview/office/read-xml.ts'
import { UnshownError } from '../../../platform/files/preview/unshown/unshown-error.ts'

/** An element of XML, its name without the prefix of its space of names. */
export type XmlNode = {
  name: string
  attributes: { lang: string | undefined }
  children: XmlNode[]
  text: string
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** The root element; undefined for what is no XML, or declares what could grow. */
export function parseXml(xml: string): XmlNode | undefined {
  const top: XmlNode = { name: '', attributes: { lang: undefined }, children: [], text: '' }
  const open: XmlNode[] = [top]
  try {
    readXml(xml, {
      open: (tag) => {
        const node: XmlNode = {
          name: localName(tag.name),
          attributes: { lang: tag.attribute('xml:lang') },
          children: [],
          text: '',
        }
        open.at(-1)?.children.push(node)
        open.push(node)
      },
      close: () => {
        if (open.length > 1) open.pop()
      },
      text: (text) => {
        const node = open.at(-1)
        if (node) node.text += text
      },
    })
  } catch (error) {
    if (error instanceof UnshownError) return undefined
    throw error
  }
  return top.children[0]
}

export const childrenOf = (node: XmlNode, name: string): XmlNode[] =>
  node.children.filter((child) => child.name === name)

/** The first element on a way of names. */
export function findAt(node: XmlNode, ...names: readonly string[]): XmlNode | undefined {
  let one: XmlNode | undefined = node
  for (const name of names) one = one?.children.find((child) => child.name === name)
  return one
}

export const textAt = (node: XmlNode, ...names: readonly string[]): string | undefined =>
  findAt(node, ...names)?.text.trim()
