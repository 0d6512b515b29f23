import { categoryAddress } from '../../lib/address.ts';
import { Picture } from '../../ui/picture.tsx';

const PICTURE = { width: 96, height: 96 };

interface CategoryLinkProps {
  category: { slug: string; code: string; name: string; icon: string };
  onEnter?: () => void;
}

/** A category with its picture, in a menu. */
export function CategoryLink({ category, onEnter }: CategoryLinkProps) {
  return (
    <a
      className="menu__a"
      href={categoryAddress(category)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onEnter?.()}
    >
      <span className="menu__p">
        <Picture url={category.icon} size={PICTURE} />
      </span>
      <span>{category.name}</span>
    </a>
  );
}
