import { useEffect } from 'react'

/**
 * Stands in for the package `react-style-singleton` (vite.config.ts), with which Radix dialogs lock the page's
 * scrolling. The package adds a <style> element, which the content security policy refuses; a constructed
 * style sheet is allowed because no markup can make one.
 */
export function stylesheetSingleton() {
  let users = 0
  let sheet: CSSStyleSheet | undefined
  return {
    add(css: string) {
      if (users === 0) {
        sheet = new CSSStyleSheet()
        sheet.replaceSync(css)
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      }
      users += 1
    },
    remove() {
      users -= 1
      if (users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
    },
  }
}

/** A component whose `styles` apply while at least one of it is on the page. */
export function styleSingleton() {
  const sheet = stylesheetSingleton()
  return function Styles({ styles }: { readonly styles: string }) {
    useEffect(() => {
      sheet.add(styles)
      return () => sheet.remove()
    }, [styles])
    return null
  }
}
