/** What pdfkit can do for tagged documents and its published types do not know yet. */
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Of a table's header cell: what it is the header of. */
    scope?: "Row" | "Column";
  }

  interface AnnotationOption {
    /** The element that a link belongs to. */
    structParent?: PDFKit.PDFStructureElement;
  }
}
