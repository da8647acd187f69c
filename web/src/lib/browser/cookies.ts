import { cookieIn } from '@hdoc/contract/portal/consent.ts'

export const readCookie = (name: string): string | undefined => cookieIn(document.cookie, name)

/** Keeps a cookie that the page itself reads; 0 days removes it. */
export function writeCookie(name: string, value: string, days: number): void {
  const secure = location.protocol === 'https:' ? ';secure' : ''
  Reflect.set(document, 'cookie', `${name}=${value};path=/;max-age=${days * 86_400};samesite=lax${secure}`)
}
