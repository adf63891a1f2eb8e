import type { StaticImageData } from "next/image";

export interface PictureFiles {
  readonly avif: StaticImageData;
  readonly small: StaticImageData;
  readonly webp: StaticImageData;
}

interface ProductPictureProps {
  light: PictureFiles;
  dark: PictureFiles;
  alt: string;
  sizes: string;
  className?: string;
}

/** A picture of the product in the theme of the page. The other one is not shown, so that it is never loaded. */
export function ProductPicture({ light, dark, alt, sizes, className = "" }: ProductPictureProps) {
  return (
    <>
      <Themed files={light} alt={alt} sizes={sizes} className={`${className} only-light`} />
      <Themed files={dark} alt={alt} sizes={sizes} className={`${className} only-dark`} />
    </>
  );
}

interface ThemedProps {
  files: PictureFiles;
  alt: string;
  sizes: string;
  className: string;
}

function Themed({ files: { avif, small, webp }, alt, sizes, className }: ThemedProps) {
  return (
    <picture className={className}>
      <source
        type="image/avif"
        srcSet={[small, avif].map(({ src, width }) => [src, `${width}w`].join(" ")).join(", ")}
        sizes={sizes}
      />
      <img
        src={webp.src}
        width={webp.width}
        height={webp.height}
        alt={alt}
        loading="lazy"
        decoding="async"
        className="h-auto w-full"
      />
    </picture>
  );
}
