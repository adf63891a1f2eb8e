import type { StaticImageData } from "next/image";
import assistantDark from "./pictures/assistant-dark.avif";
import assistantDarkWebp from "./pictures/assistant-dark.webp";
import assistantDarkSmall from "./pictures/assistant-dark-small.avif";
import assistantLight from "./pictures/assistant-light.avif";
import assistantLightWebp from "./pictures/assistant-light.webp";
import assistantLightSmall from "./pictures/assistant-light-small.avif";
import checkDark from "./pictures/check-dark.avif";
import checkDarkWebp from "./pictures/check-dark.webp";
import checkDarkSmall from "./pictures/check-dark-small.avif";
import checkLight from "./pictures/check-light.avif";
import checkLightWebp from "./pictures/check-light.webp";
import checkLightSmall from "./pictures/check-light-small.avif";
import groupDark from "./pictures/group-dark.avif";
import groupDarkWebp from "./pictures/group-dark.webp";
import groupDarkSmall from "./pictures/group-dark-small.avif";
import groupLight from "./pictures/group-light.avif";
import groupLightWebp from "./pictures/group-light.webp";
import groupLightSmall from "./pictures/group-light-small.avif";
import phoneDark from "./pictures/phone-dark.avif";
import phoneDarkWebp from "./pictures/phone-dark.webp";
import phoneDarkSmall from "./pictures/phone-dark-small.avif";
import phoneLight from "./pictures/phone-light.avif";
import phoneLightWebp from "./pictures/phone-light.webp";
import phoneLightSmall from "./pictures/phone-light-small.avif";

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

/** Taken by e2e/pictures/take.ts. */
export const pictures = {
  check: {
    light: { avif: checkLight, small: checkLightSmall, webp: checkLightWebp },
    dark: { avif: checkDark, small: checkDarkSmall, webp: checkDarkWebp },
  },
  group: {
    light: { avif: groupLight, small: groupLightSmall, webp: groupLightWebp },
    dark: { avif: groupDark, small: groupDarkSmall, webp: groupDarkWebp },
  },
  phone: {
    light: { avif: phoneLight, small: phoneLightSmall, webp: phoneLightWebp },
    dark: { avif: phoneDark, small: phoneDarkSmall, webp: phoneDarkWebp },
  },
  assistant: {
    light: { avif: assistantLight, small: assistantLightSmall, webp: assistantLightWebp },
    dark: { avif: assistantDark, small: assistantDarkSmall, webp: assistantDarkWebp },
  },
} as const;
